/** When something is done, and the settings that it takes. This stands here because every room may import `time`. */
export type NowAnd<Settings> = { now: Date; settings: Settings };
