import { Field } from "../../design/field.tsx";
import { draft } from "../words/draft.ts";

export type DraftPicture = { name: string; url: string; width: number; height: number };

const words = draft.pictures;

type Props = { pictures: DraftPicture[]; action: string; problem: string | undefined; alt: string | undefined };

/** The pictures of a draft, and a place for one more. Its button sends the whole form, so that nothing typed is lost. */
export function DraftPictures({ pictures, action, problem, alt }: Props) {
  return (
    <section data-picture-part="" className="border-line grid gap-4 border-t pt-5">
      <h2 className="text-xl font-semibold">{words.heading}</h2>
      <div data-pictures="" className="grid gap-3">
        {pictures.length === 0 ? <p>{words.none}</p> : <p>{words.code}</p>}
        {pictures.map(({ name, url, width, height }) => (
          <figure key={name} className="flex flex-wrap items-center gap-3">
            <img src={url} width={width} height={height} alt="" loading="lazy" className="h-16 w-24 rounded-md object-cover" />
            <figcaption className="wrap-anywhere">
              <code>{`![](${name})`}</code>
            </figcaption>
          </figure>
        ))}
      </div>
      <Field
        name="picture"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        {...words.file}
        {...(problem && { error: problem })}
      />
      <Field name="alt" {...words.alt} autoComplete="off" maxLength={300} defaultValue={alt} />
      <p role="status" data-picture-status="" className="text-wrong font-semibold" />
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          name="do"
          value="picture"
          formAction={action}
          formEncType="multipart/form-data"
          className="button button-quiet"
        >
          {words.button}
        </button>
        <button type="button" data-camera="" className="button button-quiet needs-script sm:hidden">
          {words.camera}
        </button>
      </div>
    </section>
  );
}
