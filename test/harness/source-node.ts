/** A piece of parsed source. */
export type SourceNode = { type: string; [part: string]: unknown };

export function isNode(value: unknown): value is SourceNode {
  return typeof value === "object" && value !== null && "type" in value;
}
