/** VitePress's own look, with tables that hold more. */
import theme from 'vitepress/theme';
import './tables.css';

export default theme;
