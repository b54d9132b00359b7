import { type Loss, LossList } from "./losses.tsx";

type Props = { week: Loss[]; total: Loss };

/** Each loss as a step as long as its dollars, from where the one before ends. */
export function LossSteps(props: Props) {
  return <LossList {...props} className="loss-steps" />;
}
