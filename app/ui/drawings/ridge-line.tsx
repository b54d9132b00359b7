import { Drawing } from "./drawing.tsx";

export function RidgeLine({ className }: { className?: string }) {
  return (
    <Drawing className={className} viewBox="0 0 1440 160" preserveAspectRatio="none">
      <path
        className="fill-current stroke-none"
        d="M0 160V124L66 108 104 114 190 84 226 94 262 88 330 112 392 104 448 124 540 98 578 106 676 70 712 82 744 76 838 118 886 110 930 122 1000 84 1030 92 1128 22 1162 46 1184 38 1256 92 1292 84 1352 110 1440 94V160z"
      />
    </Drawing>
  );
}
