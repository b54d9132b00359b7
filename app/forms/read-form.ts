import { data } from "react-router";

/** A form's fields as text. A body that isn't a form gets a 415. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 415 });
  });
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
