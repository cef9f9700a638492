import type { MessageLanguage } from '../../diagnostics/languages';
import type { Step } from '../session/session';

/** What is said of a step; nothing where there is none, or what it did is only known in another language. */
export function toldStep(
  step: Step | undefined,
  language: MessageLanguage,
  say: (label: string) => string,
): string | undefined {
  if (step === undefined || (step.language ?? language) !== language) return undefined;
  return say(step.label);
}
