import { pictureSize, type ToolFile } from "../tool-links.ts";
import pictures from "./tool-pictures.svg?url";

type Props = { file: ToolFile; alt?: string; isLazy?: boolean };

/** A tool's first page in miniature. All of them are one file, so the second picture costs nothing. */
export function ToolPicture({ file, alt = "", isLazy = true }: Props) {
  const { width, height } = pictureSize(file);
  return (
    <img
      src={`${pictures}#${file}`}
      alt={alt}
      width={width}
      height={height}
      loading={isLazy ? "lazy" : undefined}
      decoding="async"
      className="tool-picture"
    />
  );
}

/** Three on top of each other. */
export function ToolPile({ files }: { files: readonly ToolFile[] }) {
  return (
    <div className="tool-pile no-print" aria-hidden="true">
      {files.map((file) => (
        <ToolPicture key={file} file={file} isLazy={false} />
      ))}
    </div>
  );
}
