/** The documents that have a page of their own, made to be printed. */
export type PaperKey = "sampleBrief" | "sampleReport" | "howWeCount";
