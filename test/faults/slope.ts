/** The slope of a least-squares line through these points. */
export function slopePerHour(points: (readonly [hour: number, value: number])[]) {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const hour = mean(points.map(([hour]) => hour));
  const value = mean(points.map(([, value]) => value));
  const above = points.reduce((sum, [x, y]) => sum + (x - hour) * (y - value), 0);
  const below = points.reduce((sum, [x]) => sum + (x - hour) ** 2, 0);
  return above / below;
}
