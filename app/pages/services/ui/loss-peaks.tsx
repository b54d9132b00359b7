import { type Loss, LossList } from "./losses.tsx";

type Props = { week: Loss[]; total: Loss };

const PIXELS_PER_DOLLAR = 0.42;

/** Each loss as a peak of a ridge, as high as its dollars. */
export function LossPeaks(props: Props) {
  return <LossList {...props} className="loss-peaks" draw={({ cost }) => <Peak dollars={Number(cost.replace(/\D/g, ""))} />} />;
}

/** Wider than its column, so that neighbors make one ridge. */
function Peak({ dollars }: { dollars: number }) {
  return (
    <svg
      width="100%"
      height={Math.round(dollars * PIXELS_PER_DOLLAR)}
      viewBox="-30 0 160 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
        d="M-52 100-30 79-20 82 6 49 14 51 36 17 41 19 50 0 60 20 66 18 84 47 94 45 116 74 126 72 152 100z"
      />
      <path
        fill="none"
        strokeOpacity={0.6}
        vectorEffect="non-scaling-stroke"
        d="M50 0 45 26 54 41 43 66 49 100M36 17 28 45 34 60 22 100M66 18 70 42 64 58 78 100M6 49 4 70-8 100M94 45 91 68 104 100"
      />
    </svg>
  );
}
