// Draws everything that is generated and committed: the survey map, the icons and the estimate templates.
import "./contour.ts";
import "./icons.ts";
import "./templates.ts";
