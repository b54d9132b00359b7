/** The two articles that stand in the table of pages. All other posts are in the database. */
export type ArticleKey = "electrical" | "plumbing";
