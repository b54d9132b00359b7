/** A file to keep. Its name is ours, never somebody's typed text. */
export function download(name: string, type: string, body: string) {
  const headers = {
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": "no-store",
  };
  return new Response(body, { headers });
}
