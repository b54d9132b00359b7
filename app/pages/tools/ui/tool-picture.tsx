import { pictureSize, type ToolFile } from "../links.ts";
import pictures from "./tool-pictures.svg?url";

type Props = { file: ToolFile; isLazy?: boolean; className?: string };

/** A tool's first page in miniature. All of them are one file, so the second picture costs nothing. */
export function ToolPicture({ file, isLazy = true, className = "" }: Props) {
  const { width, height } = pictureSize(file);
  return (
    <img
      src={`${pictures}#${file}`}
      alt=""
      width={width}
      height={height}
      loading={isLazy ? "lazy" : undefined}
      decoding="async"
      className={`tool-picture ${className}`}
    />
  );
}
