// Draws everything that is generated and committed: the colors for the styles, the survey map, the icons and the estimate templates.
import "./colors.ts";
import "./contour.ts";
import "./icons.ts";
import "./templates.ts";
