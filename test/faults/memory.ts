import { once } from "node:events";
import { afterwards, must } from "./fault.ts";

/** Environment for a site whose memory is to be measured. */
export const INSPECTED = { NODE_OPTIONS: "--inspect=127.0.0.1:0" };

const MEGABYTE = 1024 * 1024;

/**
 * A process's memory after a full garbage collection, through its inspector: resident memory alone would include garbage not yet collected.
 */
export async function openMemory(printed: string) {
  const address = /ws:\/\/\S+/.exec(printed)?.[0];
  must(address !== undefined, "the process has no inspector");
  const socket = new WebSocket(address);
  afterwards(() => socket.close());
  await once(socket, "open");
  let id = 0;
  const call = async (method: string, params = {}) => {
    const wanted = ++id;
    const { promise, resolve } = Promise.withResolvers<{ result: { result?: { value: string } } }>();
    const listen = ({ data }: MessageEvent) => {
      const message = JSON.parse(data);
      if (message.id === wanted) resolve(message);
    };
    socket.addEventListener("message", listen);
    socket.send(JSON.stringify({ id: wanted, method, params }));
    const { result } = await promise;
    socket.removeEventListener("message", listen);
    return result.result?.value;
  };
  await call("HeapProfiler.enable");
  return async () => {
    await call("HeapProfiler.collectGarbage");
    const { heapUsed, external, rss } = JSON.parse(
      (await call("Runtime.evaluate", { expression: "JSON.stringify(process.memoryUsage())" })) ?? "{}",
    );
    return { held: (heapUsed + external) / MEGABYTE, resident: rss / MEGABYTE };
  };
}
