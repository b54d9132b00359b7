import { bookingFromCalculator, businessTypeOf } from "../../calculator/rules/carry-over.ts";
import { rememberedAnswers, rememberedLead, rememberedTrade } from "../../calculator/ui/memory.ts";
import { fillEmpty } from "../../forms/form-draft.ts";
import { filled } from "../../text/format.ts";

/** Fills in what the visitor already told the calculator in this tab. */
export function fillFromCalculator(form: HTMLFormElement, sentence: string) {
  const { name: contactName, company: companyName, email, phone, tradeType = rememberedTrade(), otherTrade } = rememberedLead();
  const lead = { contactName, companyName, email, phone, businessType: businessTypeOf(tradeType, otherTrade) };
  fillEmpty(form, lead, Object.keys(lead));
  const known = bookingFromCalculator(rememberedAnswers());
  const info = form.elements.namedItem("additionalInfo");
  if (!known || !(info instanceof HTMLTextAreaElement)) return;
  const { employees, ...figures } = known;
  fillEmpty(form, { employees }, ["employees"]);
  info.value = [info.value, filled(sentence, figures)].filter(Boolean).join("\n");
}
