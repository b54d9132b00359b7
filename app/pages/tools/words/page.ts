import { inSentence } from "../../../text/in-sentence.ts";

/** What all tools' own pages share. `name` is the tool's: 'Van stock sheet'. */
export const toolPage = {
  all: "All templates and forms",
  download: "Download",
  terms: "No sign-up. Yours to change.",
  howFilesWork: "How the files work",
  picture: (name: string) => `First page of the ${inSentence(name)}`,
  more: (name: string) => `More for the ${inSentence(name)}`,
  kinds: { post: "Post", tool: "Template", trade: "Trade" },
  exampleCaption: "Made-up numbers",
  withoutScript: "No script in this browser? Use the file.",
};
