import { Outlet } from "react-router";
import { siteContext } from "../../site/context.ts";
import { deskContext, signedIn } from "../context.ts";
import { SIGN_OUT_PATH } from "../rules/paths.ts";
import { DeskForm } from "../ui/desk-form.tsx";
import { QuietButton } from "../ui/quiet-button.tsx";
import { RoomLinks } from "../ui/room-links.tsx";
import { shell } from "../words/shell.ts";
import type { Route } from "./+types/shell";

export const handle = { title: shell.title, isDesk: true };

export function loader({ request, context }: Route.LoaderArgs) {
  const desk = context.get(deskContext);
  const { email } = signedIn(desk);
  return { email, formToken: desk.formToken, siteName: context.get(siteContext).settings.siteName, path: new URL(request.url).pathname };
}

/** What stands around every room: the way to the others, and the way out. */
export default function Shell({ loaderData: { email, siteName, path } }: Route.ComponentProps) {
  return (
    <div className="band-snow min-h-dvh">
      <RoomLinks siteName={siteName} label={shell.rooms} links={shell.nav} path={path} site={shell.site} />
      <div className="wrap py-6">
        <Outlet />
      </div>
      <footer className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 pb-10 text-sm">
        <p>
          {shell.signedInAs} {email}
        </p>
        <DeskForm action={SIGN_OUT_PATH} className="flex flex-wrap gap-3">
          <QuietButton>{shell.signOut}</QuietButton>
          <QuietButton name="everywhere" value="yes">
            {shell.everywhere}
          </QuietButton>
        </DeskForm>
      </footer>
    </div>
  );
}
