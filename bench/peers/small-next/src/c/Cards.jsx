import { categories, im } from "../content";
import { Link } from "../link";
export function CatCards() {
  return (
    <section className="sec" id="products">
      <div className="wrap">
        <h2>Premier Acoustic Products and Design Services</h2>
        <p className="sub">Unmatched acoustic expertise for diverse applications.</p>
        <div>
          {categories.map((k) => (
            <div className="alt" key={k.slug}>
              <img {...im(k.img)} alt={k.title} loading="lazy" />
              <div>
                <h3>{k.title}</h3>
                <p>{k.text}</p>
                <Link className="btn solid" to={"/" + k.slug}>
                  Explore
                </Link>
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
export function About() {
  return (
    <section className="sec soft">
      <div className="wrap">
        <h2>About Us</h2>
        <p>
          Acoustic consultancy, design and specialised acoustic materials for auditoriums, convention centres, seminar
          rooms, cinemas, theatres, offices, hotels, hospitals, universities and schools. Products are made to global
          standards for absorption, environmental friendliness and easy installation, and carry a warranty of 3 to 10
          years depending on the selection.
        </p>
      </div>
    </section>
  );
}
export function PanelCards({ items }) {
  return (
    <>
      <div className="banner">
        <h1>Acoustic Wall Panels</h1>
        <p className="sub">Ten panel families for every room and budget.</p>
      </div>
      <section className="sec">
        <div className="wrap">
          <div className="cards">
            {items.map((p, n) => (
              <Link className="card" key={p.slug} to={"/wallPanels/" + p.slug}>
                <img
                  {...im(p.img)}
                  alt=""
                  loading={n > 1 ? "lazy" : undefined}
                  fetchPriority={n === 0 ? "high" : undefined}
                />
                <div className="b">
                  <h3>{p.title}</h3>
                  {p.density && <p>Density: {p.density}</p>}
                  <p>NRC: {p.nrc}</p>
                </div>
              </Link>
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
export function DetailTop({ d }) {
  return (
    <div className="dhero">
      <img {...im(d.hero)} alt="" fetchPriority="high" />
      <h1>{d.title}</h1>
    </div>
  );
}
export function DetailBody({ d }) {
  return (
    <>
      <section className="sec">
        <div className="wrap">
          <h2>The Product</h2>
          <ul>
            {d.bullets.map((b) => (
              <li key={b}>{b}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className="sec soft">
        <div className="wrap">
          <h2>Specifications</h2>
          <div className="specs">
            {d.specs.map((s) => (
              <div className="spec" key={s.h}>
                <h3>{s.h}</h3>
                <dl>
                  {s.rows.map(([a, b]) => (
                    <Row key={a} a={a} b={b} />
                  ))}
                </dl>
              </div>
            ))}
          </div>
        </div>
      </section>
      <section className="sec">
        <div className="wrap">
          <h2>Colours</h2>
          <div className="swatches">
            {d.swatches.map((s) => (
              <div className="sw" key={s.code}>
                <i style={{ background: s.color }} />
                <span>{s.code}</span>
              </div>
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
function Row({ a, b }) {
  return (
    <>
      <dt>{a}</dt>
      <dd>{b}</dd>
    </>
  );
}
export function Office() {
  return (
    <div>
      <h2>Offices</h2>
      <address>
        12 Example Road, New Delhi 110001
        <br />
        34 Sample Street, Delhi 110092
      </address>
      <p>Phone: 9999999999, 8888888888</p>
    </div>
  );
}
