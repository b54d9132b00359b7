import type { Settings } from "./settings.ts";
import { usesExampleAddresses } from "./settings.ts";

type SettingWarning = { setting: string; says: string; fix: string };

/** Settings that let the site start but keep it from doing its job. Shown at start, by the readiness check and by the doctor. */
export function settingWarnings(settings: Settings): SettingWarning[] {
  const warnings: SettingWarning[] = [];
  if (usesExampleAddresses(settings))
    warnings.push({
      setting: "addresses",
      says: "CONTACT_EMAIL or PRIVACY_EMAIL is still the example address, which nobody reads",
      fix: "Set both to mailboxes you read.",
    });
  if (isPublic(settings) && !settings.smtpUrl)
    warnings.push({
      setting: "email",
      says: "SMTP_URL isn't set, so no email is sent: each becomes a file in DATA_DIR/mail",
      fix: "Set SMTP_URL, like smtps://user:password@mail.example.com.",
    });
  return warnings;
}

/** An https URL is meant for visitors; http://localhost is somebody trying out the site. */
export function isPublic({ siteUrl }: Pick<Settings, "siteUrl">) {
  return siteUrl.startsWith("https:");
}
