/** A clock that stands still until it's moved. */
export function movingClock(start: string) {
  let moment = Date.parse(start);
  return {
    now: () => new Date(moment),
    later: (milliseconds: number) => {
      moment += milliseconds;
    },
  };
}
