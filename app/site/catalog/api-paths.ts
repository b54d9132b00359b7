export const LEADS_API_PATH = "/api/leads";
export const BOOKING_API_PATH = "/api/send-booking-notification";
export const NEWSLETTER_API_PATH = "/api/newsletter";
export const AVAILABILITY_API_PATH = "/api/availability";
export const POSTS_API_PATH = "/api/blog_posts";
export const OPENAPI_PATH = "/openapi.json";
export const MCP_PATH = "/mcp";

/** These accept POST requests. */
export const API_POST_PATHS: readonly string[] = [BOOKING_API_PATH, LEADS_API_PATH, NEWSLETTER_API_PATH];
