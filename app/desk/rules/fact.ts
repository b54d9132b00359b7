/** What's known about a call or a person. With a `url` the value is a link, to dial or to write. */
export type Fact = { label: string; value: string; url?: string | undefined };
