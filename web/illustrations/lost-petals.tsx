import lostPetals from './scenes/lost-petals.svg?url';

export function LostPetals() {
  return <img src={lostPetals} alt="" width="240" height="220" />;
}
