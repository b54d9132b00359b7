import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { nameOf, questions } from "./answers.ts";
import { type Check, counted } from "./check.ts";

/** Runs Google's CSP evaluator on the policy of every kind of response. docs/security.md explains what it only suspects or recommends. */
export const policies: Check = {
  name: "csp_evaluator",
  run: async ({ ask }) => {
    const problems: string[] = [];
    const hints = new Set<string>();
    for (const question of questions) {
      const { headers } = await ask(question);
      const findings = evaluate(String(headers["content-security-policy"] ?? ""));
      const serious = findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
      if (serious.length) problems.push(`${nameOf(question)}: ${serious.map(({ description }) => description).join(" ")}`);
      for (const { severity, directive, value = "" } of findings) hints.add(`${Severity[severity]} ${directive} ${value}`.trim());
    }
    const { figure } = counted(questions.length, problems, "policies without a finding of high or medium severity");
    return { figure: `${figure} (hints: ${[...hints].join(", ")})`, problems };
  },
};

function evaluate(policy: string) {
  return new CspEvaluator(new CspParser(policy).csp).evaluate();
}
