/** When something is done, and the settings that it takes. This stands here because every room may import `time`. */
export type Circumstances<Settings> = { now: Date; settings: Settings };
