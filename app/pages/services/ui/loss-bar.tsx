import { type Loss, LossList } from "./losses.tsx";

type Props = { week: Loss[]; total: Loss };

/** The total, with its losses as one bar in their shares. */
export function LossBar(props: Props) {
  return <LossList {...props} className="loss-bar" />;
}
