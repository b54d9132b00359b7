import { type PictureFormat, picturePath, widthsUpTo } from "./picture.ts";

type Props = { photo: { hash: string; width: number; height: number }; alt: string; sizes: string; className?: string };

/** A photograph in every width and format that was made of it; the browser takes the one that fits. */
export function Photo({ photo, alt, sizes, className }: Props) {
  const files = (format: PictureFormat) =>
    widthsUpTo(photo.width)
      .map((width) => `${picturePath({ hash: photo.hash, width }, format)} ${width}w`)
      .join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={files("avif")} sizes={sizes} />
      <img
        src={picturePath(photo, "webp")}
        srcSet={files("webp")}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}
