import { shell } from "../words/shell.ts";

export const handle = { title: shell.title, isDesk: true };

export default function Today() {
  return <h1 className="display text-h1">{shell.nav[0]?.name}</h1>;
}
