import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const NO_OPENSSL = "openssl wasn't found, and without it there are no certificates to try.";

/** A key and a certificate that signed itself, for 127.0.0.1 unless told otherwise. Undefined without openssl. */
export function makeCertificate(name = "IP:127.0.0.1") {
  const folder = mkdtempSync(join(tmpdir(), "peakworks-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const words = ["req", ...kind, "-keyout", key, "-out", cert, "-days", "90", "-subj", "/CN=Test", "-addext", `subjectAltName=${name}`];
  try {
    execFileSync("openssl", words, { stdio: "ignore" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
}
