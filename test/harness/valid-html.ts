import { FileSystemConfigLoader, HtmlValidate } from "html-validate";

const validator = new HtmlValidate(new FileSystemConfigLoader({ extends: ["html-validate:standard"], rules: validationRules() }));

/** What is not valid in a page. */
export async function problemsOf(html: string) {
  const report = await validator.validateString(html);
  return report.results.flatMap((result) => result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`));
}

/** React writes attributes in its own case and omits nothing that these rules would want; the rest of the standard holds. */
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
