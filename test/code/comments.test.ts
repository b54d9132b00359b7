import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** An editor shows such a comment for the property before it, and not for the one that it explains. */
const BEHIND = /\S \/\*\* [^*]*\*\/[;,]/;
const IN_FRONT = /\/\*\* [^*]*\*\/ \w/;
const TOO_LONG = /^(?=.{141}) *(\/\/|\/?\*)/m;

const COMMENT = /\/\*\*[\s\S]*?\*\/|(?:^ *\/\/.*\n)+/gm;
const MARKS = /^ *(?:\/\/|\/?\*+\/?)|\*\/$/gm;
const MOST_SENTENCES = 3;

const files = globSync("{app,bench,commands,server,test,workshop}/**/*.{js,ts,tsx}", { exclude: ["**/node_modules/**"] });

test("a comment stands above what it explains", () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(filesWith(BEHIND)).toEqual([]);
  expect(filesWith(IN_FRONT)).toEqual([]);
});

test("a line of a comment has at most 140 characters", () => {
  expect(filesWith(TOO_LONG)).toEqual([]);
});

test("a comment has at most three sentences, or a list", () => {
  const long = files.flatMap((file) =>
    commentsIn(file)
      .filter((text) => sentencesIn(text) > MOST_SENTENCES)
      .map((text) => `${file}: ${text}`),
  );
  expect(long).toEqual([]);
});

function commentsIn(file: string) {
  return [...readFileSync(file, "utf8").matchAll(COMMENT)].map(([text]) => text.replace(MARKS, " "));
}

/** Without what stands in its list. A sentence ends before the next one's first letter. */
function sentencesIn(text: string) {
  const [words = ""] = text.split(/\n\s+1\. /);
  return words.match(/[.?!](?=\s+[A-Z'`\d]|\s*$)/g)?.length ?? 0;
}

function filesWith(pattern: RegExp) {
  return files.filter((file) => pattern.test(readFileSync(file, "utf8")));
}
