import './styles/base.css';
import { createRoot } from 'react-dom/client';

const place = document.querySelector('#studio');
if (place !== null) createRoot(place).render(<h1>{document.title}</h1>);
