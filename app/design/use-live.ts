import { useEffect, useState } from "react";

/** Whether React has taken over the island. The 'live' event tells the page, which repeats a press that came too early. */
export function useLive() {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  useEffect(() => {
    if (isLive) dispatchEvent(new Event("live"));
  }, [isLive]);
  return isLive;
}
