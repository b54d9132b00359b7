import { Unbroken } from "../../design/unbroken.tsx";
import { Photo } from "../../pictures/photo.tsx";

type Props = {
  caller: { name: string; photo?: { hash: string; width: number; height: number } | undefined };
  text: string;
  className?: string;
};

/** Who calls, so that a visitor picks up. Only if the owner has told. */
export function WhoCalls({ caller, text, className = "" }: Props) {
  return (
    <div className={`flex items-center gap-4 ${className}`}>
      {caller.photo && (
        <Photo photo={caller.photo} alt={caller.name} sizes="5rem" className="size-20 max-w-none rounded-full object-cover" />
      )}
      <p className="font-semibold">
        <Unbroken text={text} />
      </p>
    </div>
  );
}
