import { FileSystemConfigLoader, HtmlValidate } from "html-validate";

const validator = new HtmlValidate(new FileSystemConfigLoader({ extends: ["html-validate:standard"], rules: validationRules() }));

/** The validation errors of a page, or of an email with the rules that differ there. */
export async function problemsOf(html: string, rules: Record<string, "off"> = {}) {
  const report = await validator.validateString(html, { rules });
  return report.results.flatMap((result) => result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`));
}

/** Turns off rules that conflict with how React writes HTML, such as its attribute casing; the rest of the standard applies. */
function validationRules() {
  return {
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "element-case": "off",
    "attr-case": "off",
    "void-style": "off",
    "no-inline-style": "error",
    "long-title": "off",
    "no-redundant-role": "off",
    "no-trailing-whitespace": "off",
  } as const;
}
