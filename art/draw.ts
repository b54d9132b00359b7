// Draws everything that is generated and committed: the survey map and the icons.
import "./contour.ts";
import "./icons.ts";
