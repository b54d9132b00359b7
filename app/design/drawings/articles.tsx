import type { ArticleKey } from "../../blog/catalog/articles.ts";
import { Model, type ModelProps } from "./model.tsx";

export function ArticlePicture({ article, ...model }: ModelProps & { article: ArticleKey }) {
  return <Model name={`${article}Article`} {...model} />;
}
