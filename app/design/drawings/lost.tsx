import { Accent, Contour, Detail, Drawing, Outline, Tint } from "./drawing.tsx";

export function LostTrail({ className }: { className?: string }) {
  return (
    <Drawing className={className}>
      <Contour d={`${LAND}${CROSSES}`} />
      <Tint d="M12 150C74 150 108 152 120 168C132 152 166 150 228 150V162C182 162 150 164 146 178H94C90 164 58 162 12 162z" />
      <Outline d="M114 34V22l6-6 6 6V34M114 62V73M126 62V74M114 101V138M126 102V137" />
      <Accent d="M140 34H62L46 48L62 62H140z" />
      <Outline d="M102 72L176 79L191 94L174 106L100 99z" />
      <Detail d="M74 48h44M81 42l-7 6 7 6M114 84l44 4M114 91l26 2M134 38v0M134 58v0M107 77v0M106 94v0M166 85l7 8-8 5M120 112v16M60 144l-3-7M64 144v-9M68 144l3-6M182 144l-3-7M186 144v-9M190 144l3-6M36 156h10M60 156h10M84 159l8 3M204 156h-10M180 156h-10M156 159l-8 3M120 172v0" />
      <Outline d="M98 148c-2-8 8-12 14-8c2-6 12-6 14 0c8-4 18 0 16 8z" />
      <Outline d="M12 150C74 150 108 152 120 168C132 152 166 150 228 150M12 162C58 162 90 164 94 178M228 162C182 162 150 164 146 178" />
    </Drawing>
  );
}

/** The land goes on, the survey doesn't: the trail has left the sheet. */
export function SheetEdge({ className }: { className?: string }) {
  return (
    <Drawing className={className}>
      <clipPath id="surveyed">
        <path d="M0 0H138V180H0z" />
      </clipPath>
      <g clipPath="url(#surveyed)">
        <Contour d={LAND} transform="translate(-70 8)scale(1.2)" />
        <path className="stroke-hivis" strokeWidth={3.5} d="M-4 158C24 160 34 136 60 134S92 142 112 126S128 106 140 104" />
      </g>
      <Outline d="M138 2V178" />
      <Detail d="M143 2V178M138 18h5M138 54h5M138 90h5M138 126h5M138 162h5" />
      <path strokeWidth={3} strokeDasharray="0 7" d="M150 102C164 100 170 88 184 88" />
      <circle cx={196} cy={84} r={12} className="fill-hivis/25 stroke-none" />
      <circle cx={196} cy={84} r={6} className="fill-hivis stroke-ink" />
    </Drawing>
  );
}

const LAND =
  "M214 105.5c1.9-3.7 9.1-14.1 11.5-22s3.6-17.3 3-25.5s-1.8-17.3-6.5-23.5s-13.9-9.9-21.5-13.5s-15.9-6.2-24-8s-16.2-2.2-24.5-3s-17.1-1.7-25.5-2s-16.6-.2-25 0s-17.4-.5-25.5 1s-17.1 3.1-23 8s-10.4 17.9-12.5 21.5M30 50.5c-2 3.3-10.6 12.5-12 19.5s2.5 14.8 3.5 22.5s1.2 16 2.5 23.5s4.6 17.9 5.5 21.5M165 137.5c3.1-2.7 12.8-10.6 18.5-16.5s10.1-12.9 15.5-19s12.9-10.6 17-17.5s7.8-16.5 7.5-24s-4.1-15.2-9-21s-13.3-9.7-20.5-13.5s-14.6-7.2-22.5-9.5s-16.8-2.9-25-4s-20-2.1-24-2.5M116 10c-5.2 .3-22.2-1.4-31.5 1.5s-20 13.3-24 16M40 51c-2.2 3.5-12.2 13.7-13 21s6.1 15.3 8 23s1 16.3 3.5 23.5s9.6 16.3 11.5 19.5M196 89.5c2.5-3.7 14.3-14.3 15-22s-5.1-17.4-10.5-24s-13.9-11.7-22-15.5s-17.7-4.6-26.5-7s-21.7-6.2-26-7.5M113.5 13.5c-3.7 .6-15.2 1.2-22 3.5s-15.4 8.8-18.5 10.5M45 56c-1.2 4.2-8.2 16.9-7 25s10 15.5 14 23.5s8.3 20.4 10 24.5M185 78.5c.5-3.8 5.4-16.5 3-23s-10.5-13.4-17.5-16s-20.4 .4-24.5 .5M51.5 60.5c-.1 3.8-2.3 15.7-.5 23s7.8 13.9 11.5 21s5.5 16.2 11 21.5s18.3 8.8 22 10.5";
const CROSSES = "M26 40h8m-4-4v8M202 112h8m-4-4v8";
