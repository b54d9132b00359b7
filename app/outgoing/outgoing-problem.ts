/** Why another server's answer isn't taken, in words for the operator. Never has the address in it. */
export class OutgoingProblem extends Error {
  readonly code: string;

  constructor(code: string, words: string) {
    super(words);
    this.code = code;
  }
}

const REASONS: Record<string, string> = {
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "its host can't be looked up",
  ECONNREFUSED: "nothing answers there",
  ECONNRESET: "the connection was cut",
  ERR_STREAM_PREMATURE_CLOSE: "the connection was cut",
  EPIPE: "the connection was cut",
  HPE_HEADER_OVERFLOW: "its answer begins with too many headers",
};

/** What Node found wrong with a request, in words. */
export function reasonOf(error: unknown) {
  if (error instanceof OutgoingProblem) return error.message;
  const code = codeOf(error);
  if (isCertificateProblem(code)) return "its certificate isn't valid";
  return REASONS[code] ?? (code.startsWith("HPE_") ? "its answer isn't HTTP" : "no connection");
}

export function codeOf(error: unknown) {
  const { code, name } = error as Error & { code?: unknown };
  return typeof code === "string" ? code : name;
}

export function isCertificateProblem(code: string) {
  return /CERT|SSL|TLS|LEAF_SIGNATURE/.test(code);
}
