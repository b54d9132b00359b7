const WIDTH = 30;

/** A progress bar for a terminal; a file or a pipe gets nothing. */
export function showProgress(total: number, out: NodeJS.WriteStream = process.stderr) {
  return (count: number) => {
    if (!out.isTTY || total < 2) return;
    const filled = Math.round((count / total) * WIDTH);
    out.write(`\r[${"#".repeat(filled)}${".".repeat(WIDTH - filled)}] ${count} of ${total}${count === total ? "\n" : ""}`);
  };
}
