import { useNavigate } from '../../browser/navigation.ts';
import { Address } from '../parts/address.tsx';
import proseStyles from '../parts/prose.module.css';
import { requestSearch } from './requested-search.ts';

/** Leads to a person without the address in a URL. */
export function PersonLink({ email }: { email: string }) {
  const navigate = useNavigate();
  const open = () => {
    requestSearch(email);
    void navigate('/operator/people');
  };
  return (
    <button type="button" className={proseStyles.link} onClick={open}>
      <Address email={email} />
    </button>
  );
}
