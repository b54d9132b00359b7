import type { ServiceKey } from "../../pages/services/catalog/services.ts";
import { Model, type ModelProps } from "./model.tsx";

export function ServiceDrawing({ service, ...model }: ModelProps & { service: ServiceKey }) {
  return <Model name={service} {...model} />;
}
