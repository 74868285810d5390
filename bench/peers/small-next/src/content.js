export const site = {
  name: "Acoustic Supplier",
  mail: "info@example.com",
  phone: "9999999999",
  copyright: "Copyright © 2024-25 Acoustic Supplier. All Rights Reserved",
};
export const categories = [
  {
    slug: "wallPanels",
    title: "Wall Panels",
    img: "cat-1",
    text: "Slatted, perforated, fabric, PET and wood-wool wall panels that bring reverberation under control in auditoriums, seminar rooms and studios, in twelve wood finishes and more than forty colours.",
  },
  {
    slug: "acousticCeilings",
    title: "Acoustic Ceilings",
    img: "cat-2",
    text: "Lay-in and concealed ceiling tiles with noise reduction coefficients up to one, light to handle, humidity resistant and easy to clean, for offices, hospitals, schools and cinemas.",
  },
  {
    slug: "seatingSystems",
    title: "Seating Systems",
    img: "cat-3",
    text: "Auditorium chairs with tip-up, sliding and fixed seats, push-back and fixed backrests and optional writing pads, built on high density moulded foam with custom upholstery colours.",
  },
  {
    slug: "acousticDoors",
    title: "Acoustic Doors",
    img: "cat-4",
    text: "Acoustic timber doors rated up to STC 45 and fire doors tested to a British standard, supplied with seals, handles, locks and closers to match the room and its traffic.",
  },
  {
    slug: "stageSystems",
    title: "Stage Systems",
    img: "cat-5",
    text: "Complete stage lighting, curtains, flooring and services: LED par cans, blinders, Fresnel and profile spots, motorised light bars, velvet curtains, teak floors and cyclorama screens.",
  },
  {
    slug: "metalCeilings",
    title: "Metal Ceilings",
    img: "cat-6",
    text: "Lay-in and clip-in metal tiles, baffles, linear and open-cell ceilings in steel, aluminium and stainless steel, plain or perforated, powder coated in any RAL colour.",
  },
];
export const slides = [
  {
    img: "hero-1",
    title: "Elevating Acoustic Solutions For All",
    text: "Premier acoustic solutions tailored for you.",
    cta: "Contact Us",
    to: "/contact",
  },
  {
    img: "hero-2",
    title: "Innovative Acoustic Designs",
    text: "Creating bespoke designs that harmonize with your environment.",
    cta: "Our Projects",
    to: "/contact",
  },
  {
    img: "hero-3",
    title: "Specialized Acoustic Materials",
    text: "High-quality materials to meet your unique needs.",
    cta: "Get Started",
    to: "/#products",
  },
];
const places = [
  "Delhi, Delhi",
  "Jaipur, Rajasthan",
  "Lucknow, Uttar Pradesh",
  "Patna, Bihar",
  "Ranchi, Jharkhand",
  "Bhopal, Madhya Pradesh",
  "Shimla, Himachal Pradesh",
  "Dehradun, Uttarakhand",
  "Pune, Maharashtra",
  "Kochi, Kerala",
  "Guwahati, Assam",
];
const kinds = [
  "Central University Auditorium",
  "Indoor Stadium",
  "High Court Hall",
  "Public School Theatre",
  "Power Company Convention Centre",
  "Engineering College Seminar Block",
  "State Cultural Centre",
  "Medical Institute Lecture Hall",
  "Broadcast Studio",
  "Convention Hotel Ballroom",
  "Civic Opera House",
];
export const gallery = kinds.map((text, i) => ({
  id: i + 1,
  text,
  location: places[i],
  img: ["proj-1", "proj-2", "proj-3", "cat-1", "cat-2", "cat-3", "cat-4", "cat-5", "cat-6", "hero-2", "hero-3"][i],
}));
const P = (slug, title, density, nrc, img) => ({ slug, title, density, nrc, img });
export const panels = [
  P("melamianoPanel", "Melamiano Panel", "6-12 kg/m³", "0.90", "cat-1"),
  P("stretchFabricPanel", "Arch Stretch Fabric Panel", null, "0.85-0.90", "cat-2"),
  P("slatedPanel", "Slated Wooden Acoustic Panel", "750-800 kg/m³", "0.83", "cat-3"),
  P("perforatedPanel", "Perforated Acoustic Panel", "750-800 kg/m³", "0.6-0.83", "cat-4"),
  P("slitPanel", "Wooden Slit Acoustic Panel", "750-800 kg/m³", "0.6-0.83", "cat-5"),
  P("glassStoff", "Fabril Glass Stoff Panel", "100-120 kg/m³", "1.00", "cat-6"),
  P("woodWoolPanel", "Fabril Wood Wool Panel", "400 kg/m³", "0.95", "proj-1"),
  P("stoffPanel", "Fabril Stoff Panel", "400 kg/m³", "1.0", "proj-2"),
  P("gypsumBoard", "Perforated Gypsum Board", "800 kg/m³", "0.80", "proj-3"),
  P("petPanel", "PET Panel", "180-200 kg/m³", "0.75-0.85", "hero-2"),
];
export function detail(slug) {
  const p = panels.find((x) => x.slug === slug) ?? { ...panels[9], slug, title: "Panel " + slug };
  return {
    ...p,
    hero: "detail",
    shots: ["proj-1", "proj-2", "proj-3"],
    bullets: [
      "Made to global standards for absorption and environmental friendliness.",
      "Easy installation with a concealed channel or adhesive system, no wet trades on site.",
      "Light reflective, dimensionally stable and resistant to humidity in daily use.",
      "Class 1 fire performance with certified core and facing.",
      "Carries a warranty of 5 years from the date of supply.",
    ],
    specs: [
      {
        h: "Dimensions",
        rows: [
          ["Thickness", "9 / 12 mm"],
          ["Size", "2420 x 1220 mm"],
          ["Density", p.density ?? "custom"],
          ["Weight", "12-14 kg/m²"],
        ],
      },
      {
        h: "Performance",
        rows: [
          ["NRC", p.nrc],
          ["Fire", "Class 1 & P"],
          ["Light", "75%"],
          ["Climate", "OC 50, RH 70"],
        ],
      },
      {
        h: "Construction",
        rows: [
          ["Core", "Polyester fibre"],
          ["Edge", "Square or bevelled"],
          ["Thermal conductivity", "0.033"],
          ["Finish", "Dyed through"],
        ],
      },
      {
        h: "Care",
        rows: [
          ["Installation", "18 mm channel or adhesive"],
          ["Maintenance", "Vacuum cleaner, dry wipe"],
          ["Warranty", "5 years"],
          ["Lead time", "3 weeks"],
        ],
      },
    ],
    swatches: Array.from({ length: 20 }, (_, i) => ({
      code: String(i + 1).padStart(3, "0"),
      color: `hsl(${i * 18} 45% ${38 + (i % 4) * 9}%)`,
    })),
  };
}
export { im } from "./content-im";
