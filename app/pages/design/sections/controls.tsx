import { ButtonLink } from "../../../design/button-link.tsx";
import { Field } from "../../../design/field.tsx";
import { Notice } from "../../../design/notice.tsx";
import { ShareButton } from "../../../design/share-button.tsx";
import { DesignPart } from "../ui/design-part.tsx";

/** What is pressed and filled in, and what answers. */
export function Controls() {
  return (
    <>
      <DesignPart name="Buttons">
        <div className="flex flex-wrap gap-4">
          <ButtonLink href="/design">Action</ButtonLink>
          <ButtonLink href="/design" kind="quiet">
            Quiet
          </ButtonLink>
          <button type="button" className="button button-action button-small">
            Small
          </button>
          <button type="button" className="button button-action" disabled>
            Disabled
          </button>
          <ShareButton label="Share" />
        </div>
      </DesignPart>
      <DesignPart name="Fields">
        <div className="grid max-w-xl gap-6">
          <Field name="plain" label="Company Name" required autoComplete="organization" />
          <Field name="hinted" label="Phone" type="tel" hint="We call this number at the time you chose." />
          <Field name="wrong" label="Email" type="email" defaultValue="bob@" error="Please enter an email address like name@company.com." />
          <Field as="select" name="choice" label="Type of Business">
            <option>Electrical</option>
            <option>Plumbing</option>
          </Field>
          <Field as="textarea" name="long" label="Biggest business challenge" />
          <Field name="off" label="Not now" disabled defaultValue="Disabled" />
        </div>
      </DesignPart>
      <DesignPart name="Notices">
        <div className="grid max-w-md gap-4">
          <Notice title="Link copied" text="Paste it into a text or an email." />
          <Notice title="Submission Failed" text="There was an error submitting your request." kind="destructive" />
        </div>
      </DesignPart>
    </>
  );
}
