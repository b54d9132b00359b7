/** How long bookings and leads are kept, per the privacy policy. */
export const RETENTION_MONTHS = 24;

/** How long backups are kept, and the databases that a restore replaced. */
export const BACKUP_DAYS = 14;
