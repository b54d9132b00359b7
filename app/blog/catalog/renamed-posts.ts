/** Posts that were renamed: the new slug by the old one. Links that people saved lead to the new one, so a row stays for good. */
export const RENAMED_POSTS: ReadonlyMap<string, string> = new Map([
  ["before-you-pay-for-ai-run-this-sum", "ai-roi-for-contractors"],
  ["give-an-ai-tool-a-driving-test-first", "give-an-ai-tool-a-road-test-first"],
]);
