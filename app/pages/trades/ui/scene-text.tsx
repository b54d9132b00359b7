type Props = { message: { time: string; text: string } };

/** A customer's text as a bubble. It's only drawn: the page has it as an example further down. */
export function SceneText({ message: { time, text } }: Props) {
  return (
    <p className="scene-text no-print" aria-hidden="true">
      <span className="text-stone block text-xs">{time}</span>
      <span className="text-sm">{text}</span>
    </p>
  );
}
