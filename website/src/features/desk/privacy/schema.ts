import { documentId } from '@/contract/document-id';
import { caseInput, caseStep } from '@/contract/privacy-case';

/** A case as the form sends it. */
export const caseForm = caseInput.strip();
/** A step as one of the buttons sends it. */
export const stepForm = caseStep.strip().extend({ id: documentId });
