/** Opening an email link changes nothing, since mail scanners follow links. Pressing this button does. */
export function OneButton({ label }: { label: string }) {
  return (
    <form method="post" className="mt-8">
      <button type="submit" className="button button-action">
        {label}
      </button>
    </form>
  );
}
