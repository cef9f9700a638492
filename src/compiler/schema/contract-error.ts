/** A slip in the schemas themselves: which of them has it, and what it is. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}
