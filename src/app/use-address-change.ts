import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { withQueryAndHash } from '../features/language/with-query-and-hash';

/** Puts another path in the place of the current one; query and hash stay (decisions L2, N10). */
export function useAddressChange(): (path: string, state?: unknown) => void {
  const navigate = useNavigate();
  return useCallback(
    (path, state) => void navigate(withQueryAndHash(path, location), { replace: true, state }),
    [navigate],
  );
}
