import { data } from "react-router";

/** A form's fields as text. What is no form at all is answered with 415. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 415 });
  });
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
